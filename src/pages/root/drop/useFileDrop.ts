import { useEffect } from 'react'

/** Takes compiled contracts that are dropped anywhere on the page. The code behind it is loaded with the first file. */
export function useFileDrop(): void {
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true

    function onDragOver(event: DragEvent) {
      // Otherwise the browser opens the file in place of the app.
      if (hasFiles(event)) event.preventDefault()
    }

    function onDrop(event: DragEvent) {
      if (!hasFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      const files = [...(event.dataTransfer?.files ?? [])]
      void import('./takeArtifacts.ts').then(({ takeArtifacts }) => takeArtifacts(files, location.pathname))
    }

    addEventListener('dragover', onDragOver)
    addEventListener('drop', onDrop)
    return () => {
      removeEventListener('dragover', onDragOver)
      removeEventListener('drop', onDrop)
    }
  }, [])
}
