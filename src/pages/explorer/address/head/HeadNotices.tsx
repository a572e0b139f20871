import type { Token } from '#interfaces/explorer/token/token.ts'
import { ChecksumNotice } from '#pages/explorer/parts/page/ChecksumNotice.tsx'
import { TokenWarning } from '#pages/explorer/parts/trust/TokenWarning.tsx'

/** What to know before an address is read: its token has a misleading name, or the address was mistyped. */
export function HeadNotices({ token }: { token: Token | null | undefined }) {
  return (
    <>
      {token && <TokenWarning token={token} />}
      <ChecksumNotice />
    </>
  )
}
