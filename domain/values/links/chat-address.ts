/** Opens a chat with a number, or with whom the host chooses then, with a message that is written already. */
export function chatAddress({ number = '', text = '' }: { number?: string; text?: string }) {
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}
