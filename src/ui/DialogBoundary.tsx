import { type ReactNode, Suspense } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

type DialogBoundaryProps = { onClose: () => void; children: ReactNode }

/** Around a dialog whose code comes with the first click: when it does not come, only the dialog is missing. */
export function DialogBoundary({ onClose, children }: DialogBoundaryProps) {
  return (
    <ErrorBoundary
      fallback={(_error, reset) => (
        <Dialog
          open
          onOpenChange={(open) => {
            if (open) return
            onClose()
            reset()
          }}
          title="This could not be opened"
        >
          <div className="grid justify-items-start gap-4 text-sm">
            <p>A part of the page did not come. Tideline may have been updated since you opened it.</p>
            <Button tone="primary" onClick={() => location.reload()}>
              Reload
            </Button>
          </div>
        </Dialog>
      )}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}
