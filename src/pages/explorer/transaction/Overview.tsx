import { type Transaction, transactionStatus } from '#interfaces/explorer/transaction.ts'
import { Detail, Details } from '#ui/Details.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Coin } from '../parts/Coin.tsx'
import { DecodedCall } from '../parts/DecodedCall.tsx'
import { PartyLink } from '../parts/PartyLink.tsx'
import { Confirmations } from './Confirmations.tsx'
import { FeeDetails } from './FeeDetails.tsx'
import { InputData } from './InputData.tsx'
import { RevertReason } from './RevertReason.tsx'
import { TransferSnippet } from './TransferSnippet.tsx'

type OverviewProps = { transaction: Transaction }

/** The transaction itself. */
export function Overview({ transaction }: OverviewProps) {
  const { from, to, createdContract, value, decodedInput, input } = transaction
  const status = transactionStatus(transaction)
  return (
    <>
      {status === 'reverted' && <RevertReason transaction={transaction} />}
      <Panel title="Overview" bare source="explorer">
        <Details>
          <Confirmations transaction={transaction} />
          <Detail label="From">
            <PartyLink party={from} />
          </Detail>
          {to ? (
            <Detail wide={to.name !== null} label="To">
              <PartyLink party={to} />
            </Detail>
          ) : (
            <Detail label="Created contract">
              <PartyLink party={createdContract} />
            </Detail>
          )}
          <Detail label="Value">
            <Coin wei={value} exact />
          </Detail>
          <TransferSnippet transaction={transaction} />
          <FeeDetails transaction={transaction} />
          {input !== '0x' && (
            <Detail
              wide
              label="Call"
              help="The function called and its arguments, as the explorer decoded them."
            >
              {decodedInput ? (
                <DecodedCall decoded={decodedInput} />
              ) : (
                <span className="text-faint">{notDecoded(transaction)}</span>
              )}
            </Detail>
          )}
          <Detail wide label="Input">
            <InputData input={input} />
          </Detail>
        </Details>
      </Panel>
    </>
  )
}

function notDecoded({ to, method }: Transaction) {
  if (to === null) return 'The creation of a contract.'
  if (method) return `${method}: the explorer does not have its arguments.`
  return 'The explorer does not know the function.'
}
