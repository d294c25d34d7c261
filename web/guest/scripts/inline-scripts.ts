/** Fetches the page's module once the first paint and the cover are done, or two seconds later on a slow line. */
export function loaderScript(address: string) {
  return `requestAnimationFrame(()=>setTimeout(()=>{let i=document.images[0],g=()=>import(${JSON.stringify(address)});i&&!i.complete?(i.onload=i.onerror=g,setTimeout(g,2e3)):g()}))`
}

/** Says that the page is being fetched again, from the tap until the answer. */
export function waitingScript(words: string) {
  return `document.querySelector("a").onclick=e=>{e.target.textContent=${JSON.stringify(words)}}`
}
