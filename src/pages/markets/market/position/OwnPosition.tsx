import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import { isZero } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { FigureLine } from '#pages/markets/parts/figures/FigureLine.tsx'
import { Result } from '#pages/positions/Result.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { CompactFigures } from '#ui/figures/numbers/compact.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { useOwnPosition } from './useOwnPosition.ts'

type OwnPositionProps = { market: Pick<TradedMarket, 'poolAddress' | 'symbol'>; owner: Address }

/** What the wallet holds of a market that it traded on, and the result of its trades; nothing where it holds none, or while they are read. */
export function OwnPosition({ market: { poolAddress, symbol }, owner }: OwnPositionProps) {
  const { position } = useOwnPosition(owner, poolAddress)
  if (!position?.held || isZero(position.held)) return null
  const { held, value, soldNow, average, unrealised, change, realised } = position
  return (
    <>
      <HeldLine symbol={symbol} position={position} />
      <Panel title="Your position">
        <dl className="grid gap-1 px-4 py-3 text-sm">
          <FigureLine label="Held" help="In the wallet and deposited as collateral">
            <Amount value={held} unit={symbol} />
          </FigureLine>
          <FigureLine label="Spot value" help="What is held, at the price of the market">
            <Money value={value} />
          </FigureLine>
          <FigureLine label="If sold now" help="All of it in one trade, after the fee and the price impact">
            <Money value={soldNow} />
          </FigureLine>
          <FigureLine
            label="Average entry"
            help="What a bought token still held cost on average, fees included"
          >
            <Price value={average} />
          </FigureLine>
          <FigureLine
            label="Unrealised"
            help={`${soldNow === null ? 'Spot value of' : 'What a sale now would bring for'} the bought tokens still held, less what they cost`}
          >
            <Result value={unrealised} /> {change !== null && <Percent value={change} signed places={1} />}
          </FigureLine>
          {realised !== null && !isZero(realised) && (
            <FigureLine label="Realised" help="What sales brought, less what the sold tokens had cost">
              <Result value={realised} />
            </FigureLine>
          )}
        </dl>
      </Panel>
    </>
  )
}

type HeldLineProps = { symbol: string; position: NonNullable<ReturnType<typeof useOwnPosition>['position']> }

/** In the head of the form, where the line may break, a space says as much. */
const dot = (
  <span aria-hidden="true" className="lg:hidden">
    ·
  </span>
)

/** The position in a line: on top of the bar of its trade, and on a wide screen in the head of the form. */
function HeldLine({ symbol, position: { held, value, soldNow, change } }: HeldLineProps) {
  return (
    <p data-phone-bar data-phone-holding className="held-line">
      <span>You hold</span>
      <CompactFigures value={true}>
        <Amount value={held} unit={symbol} />
        {dot}
        <Money value={soldNow ?? value} />
      </CompactFigures>
      {change !== null && (
        <>
          {dot}
          <Percent value={change} signed places={1} />
        </>
      )}
    </p>
  )
}
