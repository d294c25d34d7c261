/** Class names in one string; what is absent or false is left out. */
export function joinClasses(...classes: (string | false | undefined)[]) {
  return classes.filter(Boolean).join(' ')
}
