/** Markup that is already safe; everything else is escaped where it is put in. */
export type Html = { readonly markup: string }

type Part = Html | string | number | null | undefined | false | Part[]

export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: String.raw({ raw: texts }, ...parts.map(render)) }
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (Array.isArray(part)) return part.map(render).join('')
  if (typeof part === 'object') return part.markup
  return escapeText(String(part))
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeText = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
