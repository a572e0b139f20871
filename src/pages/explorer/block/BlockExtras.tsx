import { blockBlobFields, blockOtherFields } from '#interfaces/explorer/extras/blockFields.ts'
import { readExtraFields } from '#interfaces/explorer/extras/extraField.ts'
import { batchFields } from '#interfaces/explorer/extras/rollupFields.ts'
import type { Wire } from '#interfaces/explorer/wire/detail.ts'
import { ExtraLines } from '#pages/explorer/parts/page/ExtraLines.tsx'

/** The fields of a block that only some explorers send: blobs, the batch of a rollup, fields of one chain. */
export function BlockExtras({ wire }: { wire: Wire }) {
  return (
    <>
      <ExtraLines title="Blobs" lines={readExtraFields(wire, blockBlobFields)} />
      <ExtraLines title="Rollup" lines={readExtraFields(wire, batchFields)} />
      <ExtraLines title="Specific to this chain" lines={readExtraFields(wire, blockOtherFields)} />
    </>
  )
}
