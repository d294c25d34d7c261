import type { ComponentProps } from 'react'

type PictureProps = ComponentProps<'img'> & {
  alt: string
  avif?: string | false
  webp?: string | false
  boxClassName?: string
}

/** An image in the first of these formats that the browser reads. */
export function Picture({ avif, webp, sizes, boxClassName, ...image }: PictureProps) {
  return (
    <picture className={boxClassName}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img {...image} alt={image.alt} />
    </picture>
  )
}
