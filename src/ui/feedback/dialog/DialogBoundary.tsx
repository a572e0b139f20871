import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '#ui/feedback/failure/ErrorBoundary.tsx'
import { Button } from '#ui/form/Button.tsx'

type DialogBoundaryProps = { onClose: () => void; children: ReactNode }

/**
 * Wraps a dialog whose code is loaded with the first click. When the code cannot be loaded, a native dialog says
 * so, because `Dialog` is part of that code.
 */
export function DialogBoundary({ onClose, children }: DialogBoundaryProps) {
  return (
    <ErrorBoundary
      fallback={(_error, reset) => (
        <dialog
          ref={showModal}
          aria-label="This could not be opened"
          className="floating m-auto max-w-md p-5 text-sm backdrop:bg-[rgb(3_12_11/0.5)]"
          onClose={() => {
            onClose()
            reset()
          }}
        >
          <form method="dialog" className="grid gap-4">
            <h2 className="text-md font-semibold">This could not be opened</h2>
            <p>Part of this page failed to load. Tideline may have been updated since you opened it.</p>
            <div className="flex gap-2">
              <Button tone="primary" onClick={() => location.reload()}>
                Reload
              </Button>
              <Button type="submit">Close</Button>
            </div>
          </form>
        </dialog>
      )}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function showModal(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal()
}
