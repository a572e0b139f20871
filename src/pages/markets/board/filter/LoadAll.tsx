import type { BoardOrder } from '#pages/markets/board/boardOrder.ts'
import { Button } from '#ui/form/Button.tsx'
import { useRestOfBoard } from './useRestOfBoard.ts'

/** Reads the other markets of a filtered board, and says so. A very long one and a failure take a press. */
export function LoadAll({ order }: { order: BoardOrder }) {
  const { state, readAll } = useRestOfBoard(order)
  if (state === 'whole') return null
  if (state === 'reading') return <span role="status">Reading the other markets…</span>
  return (
    <Button size="small" onClick={readAll}>
      {state === 'failed' ? 'Try again' : 'Load all'}
    </Button>
  )
}
