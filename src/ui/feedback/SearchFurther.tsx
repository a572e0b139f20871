import { useState } from 'react'
import { Button } from '#ui/form/Button.tsx'

type SearchFurtherProps = {
  search: () => Promise<unknown>
  /** What is searched, where it is not the node's blocks. */
  what?: string
}

/** A button that searches the blocks before those that were searched, and says when that fails. */
export function SearchFurther({ search, what }: SearchFurtherProps) {
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
        {what ? `Search older ${what}` : 'Search further'}
      </Button>
      {state === 'failed' && (
        <span role="status"> {what ? 'They could not be read.' : 'The node did not answer.'}</span>
      )}
    </>
  )
}
