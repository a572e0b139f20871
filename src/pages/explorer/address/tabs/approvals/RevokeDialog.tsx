import { revokeCall } from '#domain/approvals/revokeCall.ts'
import type { Approval } from '#interfaces/node/contract/token/approvals.ts'
import { shortHash } from '#lib/text/midcut.ts'
import { Spender } from '#pages/explorer/parts/cells/Spender.tsx'
import { SendCall } from '#pages/explorer/parts/send/SendCall.tsx'
import { Dialog } from '#ui/feedback/dialog/Dialog.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Allowed } from './ApprovalTable.tsx'
import { ApprovedToken } from './ApprovedToken.tsx'

type RevokeDialogProps = { approval: Approval; onClose: () => void }

/** Revokes an approval with one transaction. */
export function RevokeDialog({ approval, onClose }: RevokeDialogProps) {
  const { token, spender, kind, symbol, decimals } = approval
  const name = symbol ?? shortHash(token)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Revoke an approval"
      description="The spender can no longer move these tokens afterwards. Tokens that it already moved do not come back."
    >
      <div className="grid gap-4">
        <div className="-mx-4">
          <Details>
            <Detail label="Token">
              <ApprovedToken approval={approval} />
            </Detail>
            <Detail label="Allowed to">
              <Spender address={spender} />
            </Detail>
            <Detail label="Now">
              <Allowed approval={approval} />
            </Detail>
            <Detail label="Afterwards">{kind === 'all' ? 'Nothing' : `0 ${name}`}</Detail>
          </Details>
        </div>
        <SendCall
          call={revokeCall(approval)}
          about={{ kind: 'revoke', asset: token, symbol: name.slice(0, 32), decimals: decimals ?? 0 }}
          title={`Revoke the ${name} approval`}
        />
      </div>
    </Dialog>
  )
}
