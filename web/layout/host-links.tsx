import { Form } from 'react-router'
import { layoutCopy } from '#web/copy/layout.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { NavigationLink, navigationLook } from './navigation-link.tsx'

export function HostLinks() {
  const copy = useCopy(layoutCopy)
  return (
    <>
      <li>
        <NavigationLink to="/" end>
          {copy.dashboard}
        </NavigationLink>
      </li>
      <li>
        <NavigationLink to="/settings">{copy.settings}</NavigationLink>
      </li>
    </>
  )
}

export function HostEmail({ email }: { email: string }) {
  return (
    <span title={email} className="block min-w-0 truncate text-ink-soft">
      {email}
    </span>
  )
}

export function LogOutButton() {
  return (
    <Form method="post" action="/logout">
      <button type="submit" className={navigationLook}>
        {useCopy(layoutCopy).logOut}
      </button>
    </Form>
  )
}
