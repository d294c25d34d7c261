import { Outlet } from 'react-router'

export default function LayoutPage() {
  return <Outlet />
}
