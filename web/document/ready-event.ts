/** The page's scripts have taken over from the server's page. */
export const readyEvent = 'zaguan-ready'
