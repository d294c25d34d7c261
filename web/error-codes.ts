import { type ActionFunctionArgs, data, isRouteErrorResponse, type ServerBuild } from 'react-router'
import { bridgeContext } from '#web/calls/api.ts'

const codedBuilds = new WeakMap<ServerBuild, ServerBuild>()

type Work = (args: ActionFunctionArgs) => unknown

/** The built pages, whose failures carry the request's name along: of an error as it is the router tells a browser nothing. */
export function withErrorCodes(build: ServerBuild): ServerBuild {
  const known = codedBuilds.get(build)
  if (known) return known
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action } = route.module
    const module = {
      ...route.module,
      ...(loader && { loader: coded(loader as Work) }),
      ...(action && { action: coded(action as Work) }),
    }
    return [id, { ...route, module }]
  })
  const made = { ...build, routes: Object.fromEntries(routes) }
  codedBuilds.set(build, made)
  return made
}

function coded(work: Work): Work {
  return async (args) => {
    try {
      return await work(args)
    } catch (error) {
      // An address that leads elsewhere and a status that was chosen are answers.
      const isFailure = error instanceof Error && !isRouteErrorResponse(error)
      if (!isFailure || args.request.signal.aborted) throw error
      const { requestId, noteFailure } = args.context.get(bridgeContext)
      const status = noteFailure(error)
      throw data({ errorCode: requestId }, { status })
    }
  }
}
