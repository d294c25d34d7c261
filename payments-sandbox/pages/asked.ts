/** A page that was asked for, or a form that was sent to it. */
export type Asked = {
  method: string
  pathname: string
  query: URLSearchParams
  form: URLSearchParams
  language: string
}
