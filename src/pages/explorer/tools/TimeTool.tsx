import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { findBlockAt, type TimedBlock } from '#domain/blocks/findBlockAt.ts'
import { blockQuery } from '#interfaces/explorer/block/block.ts'
import { blockNumberQuery } from '#interfaces/node/chain/blockNumber.ts'
import { now } from '#lib/browser/clock.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { parseTime } from '#lib/wire/parseTime.ts'
import { failureSentence } from '#ui/feedback/failure/Failure.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Input } from '#ui/form/Input.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'

/** Finds the last block that is not after a time. */
export function TimeTool() {
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const at = parseTime(typed)

  async function ask(number: number): Promise<TimedBlock> {
    const { timestamp } = await client.fetchQuery({ ...blockQuery(number), staleTime: 60_000 })
    if (!timestamp) throw new InterfaceError('explorer', 'malformed', 'A block without a time.')
    return { number, at: timestamp }
  }

  const search = useMutation({
    mutationFn: async (time: Date) => {
      const newest = await ask(await client.fetchQuery({ ...blockNumberQuery(), staleTime: 0 }))
      const isFuture = time.getTime() > Math.max(now(), newest.at.getTime())
      return { found: await findBlockAt(time, newest, ask), isFuture }
    },
  })

  return (
    <div className="grid gap-3 p-4">
      <Input
        label="Time"
        mono
        placeholder="2026-03-12 09:30:00"
        value={typed}
        onChange={(text) => {
          setTyped(text)
          search.reset()
        }}
        hint="In UTC, also as 12 Mar 2026, 09:30:00 UTC, or in seconds since 1970."
        problem={typed.trim() !== '' && !at ? 'Not a time.' : undefined}
      />
      <div className="flex min-h-8 flex-wrap items-center gap-3 text-sm">
        <Button disabled={!at} busy={search.isPending} onClick={() => at && search.mutate(at)}>
          Find the block
        </Button>
        <span role="status">
          {search.data?.isFuture && 'This is in the future. The newest block so far: '}
          {search.data?.found && (
            <>
              Block <BlockLink number={search.data.found.number} />,{' '}
              <Time at={search.data.found.at} style="full" />
            </>
          )}
          {search.data?.found === null && 'This is before the first block.'}
          {search.error && <span className="text-down">{failureSentence(search.error)}</span>}
        </span>
      </div>
    </div>
  )
}
