import { read } from './installed.ts'

export const compose = read('compose.yaml')

/** The part of compose.yaml under a service's name. */
export function serviceOf(name: string) {
  const text = new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n|\\n|  #.*\\n)+)`, 'm').exec(compose)?.[1]
  return text ?? ''
}

export const given = Object.fromEntries(
  [...serviceOf('product').matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.replace(/^"(.*)"$/, '$1'),
  ]),
)
