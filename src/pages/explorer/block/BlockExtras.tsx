import { blockBlobFields, blockOtherFields } from '#interfaces/explorer/extras/blockFields.ts'
import { readExtraFields } from '#interfaces/explorer/extras/extraField.ts'
import { batchFields } from '#interfaces/explorer/extras/rollupFields.ts'
import type { Wire } from '#interfaces/explorer/wire/detail.ts'
import { ExtraLines } from '#pages/explorer/parts/page/ExtraLines.tsx'

/** What a block has beyond the fields every explorer sends: blobs, the batch of a rollup, the fields of a chain. */
export function BlockExtras({ wire }: { wire: Wire }) {
  return (
    <>
      <ExtraLines title="Blobs" lines={readExtraFields(wire, blockBlobFields)} />
      <ExtraLines title="Rollup" lines={readExtraFields(wire, batchFields)} />
      <ExtraLines title="Of this chain" lines={readExtraFields(wire, blockOtherFields)} />
    </>
  )
}
