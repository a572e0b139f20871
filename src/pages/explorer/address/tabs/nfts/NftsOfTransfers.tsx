import { idsOfHolder } from '#domain/tokens/idsOfTransfers.ts'
import { transferKey } from '#domain/tokens/transferKey.ts'
import type { TokenTransfer } from '#interfaces/explorer/token/tokenTransfer.ts'
import { addressTokenTransfersQuery } from '#interfaces/explorer/token/tokenTransfers.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { NftGrid } from '#pages/explorer/parts/nft/NftGrid.tsx'
import { SearchedRows } from '#pages/explorer/parts/search/SearchedRows.tsx'
import { nftOf } from './nftOf.tsx'

type NftsOfTransfersProps = { address: Address; collections: readonly Address[] }

/** The NFTs of some collections that the transfers of an address leave it with. It says which part was searched. */
export function NftsOfTransfers({ address, collections }: NftsOfTransfersProps) {
  return (
    <SearchedRows
      what="token transfers"
      criteria={collections}
      pageQuery={(page) => addressTokenTransfersQuery(address, {}, page)}
      matches={({ token, tokenId }: TokenTransfer) =>
        tokenId !== null && token !== null && collections.includes(token.address)
      }
      since={null}
      isTimed={false}
      keyOf={transferKey}
    >
      {(transfers, empty, isWhole) => (
        <NftGrid
          label="NFTs by the transfers of the address"
          nfts={idsOfHolder(transfers, { holder: address, isWhole }).map((held) =>
            nftOf({ ...held, imageUrl: null, metadata: null, isRecord: false }),
          )}
          empty={empty}
        />
      )}
    </SearchedRows>
  )
}
