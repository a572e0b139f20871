import { useState } from 'react'
import { Button } from '#ui/form/Button.tsx'

/** A button that searches the blocks before those that were searched, and says when that fails. */
export function SearchFurther({ search }: { search: () => Promise<unknown> }) {
  const [state, setState] = useState<'ready' | 'searching' | 'failed'>('ready')
  async function searchOnce() {
    setState('searching')
    await search().then(
      () => setState('ready'),
      () => setState('failed'),
    )
  }
  return (
    <>
      <Button size="small" tone="quiet" busy={state === 'searching'} onClick={() => void searchOnce()}>
        Search further
      </Button>
      {state === 'failed' && <span role="status"> The node did not answer.</span>}
    </>
  )
}
