// An address a browser opens as it reads: scheme, named host, no user part, no backslash, no space.
const safeLink =
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]*(?::\d{1,5})?(?:[/?#][^\s\\\p{Cc}\p{Cf}\p{Z}]*)?$/iu

/** Whether a host's link may become something a guest taps: a plain web address and nothing that runs. */
export function isSafeLink(link: string): boolean {
  return safeLink.test(link)
}
