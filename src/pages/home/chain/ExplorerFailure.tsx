import { useQueryClient } from '@tanstack/react-query'
import { failureSentence } from '#ui/feedback/failure/Failure.tsx'
import { Button } from '#ui/form/Button.tsx'

type ExplorerFailureProps = { error: Error }

/** One line in place of everything the explorer would fill. It goes away when the explorer answers again. */
export function ExplorerFailure({ error }: ExplorerFailureProps) {
  const client = useQueryClient()
  const retry = () => void client.refetchQueries({ queryKey: ['explorer'] })
  return (
    <div
      role="status"
      className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-y py-2 text-sm text-muted"
    >
      <p>{failureSentence(error)} Blocks and transactions come back with it.</p>
      <Button size="small" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}
