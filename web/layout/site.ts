export type SocialLink = { name: string; href: string }

/** What the header and the footer know of the site and its visitor. */
export type Site = {
  productName: string
  session: { email: string } | null
  socialLinks: readonly SocialLink[]
}
