type Photos = { addressOf: (path: string) => string }

/** A kept photo as a guest's page names it: by its path when it is on our own address, whatever that is called. */
export function photoAddressOf(photos: Photos, appUrl: () => string) {
  return (path: string) => {
    const address = photos.addressOf(path)
    return address === appUrl() + path ? path : address
  }
}

/** The other address that shows our photos, if there is one. */
export function findPhotoOrigin(photos: Photos, appUrl: () => string) {
  const address = photoAddressOf(photos, appUrl)('/photos/any.jpg')
  return address.startsWith('/') ? undefined : new URL(address).origin
}
