import { loadInBackground } from '#lib/browser/loadInBackground.ts'

/** Accepts compiled contracts that are dropped anywhere on the page. Loads its code with the first file. */
export function acceptFiles(): void {
  addEventListener('dragover', keepPage)
  addEventListener('drop', async (event) => {
    keepPage(event)
    const files = event.dataTransfer?.files
    if (!files?.length) return
    const { loadArtifacts } = await loadInBackground(() => import('./loadArtifacts.ts'))
    await loadArtifacts([...files], location.pathname)
  })
}

/** Otherwise the browser opens a dropped file in place of the app. */
function keepPage(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}
