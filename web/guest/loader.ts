/** Fetches the page's module once the first paint and the cover are done, or two seconds later on a slow line. */
export function loaderScript(address: string) {
  return `requestAnimationFrame(()=>setTimeout(()=>{let i=document.images[0],g=()=>import(${JSON.stringify(address)});i&&!i.complete?(i.onload=i.onerror=g,setTimeout(g,2e3)):g()}))`
}
