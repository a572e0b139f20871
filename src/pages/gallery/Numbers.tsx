import { formatHealth } from '#lib/format/formatHealth.ts'
import { maximumWord } from '#lib/format/maximum.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { Bar } from '#ui/charts/Bar.tsx'
import { Gauge } from '#ui/charts/Gauge.tsx'
import { Sparkline } from '#ui/charts/lines/Sparkline.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Fee } from '#ui/figures/numbers/Fee.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Significant } from '#ui/figures/numbers/Significant.tsx'
import { RemotePicture } from '#ui/figures/pictures/RemotePicture.tsx'
import { SafeImage } from '#ui/figures/pictures/SafeImage.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { Hash } from '#ui/links/Hash.tsx'
import { Identicon } from '#ui/links/Identicon.tsx'
import { MarketLink } from '#ui/links/MarketLink.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import {
  alice,
  amounts,
  bob,
  changes,
  fees,
  gasPrices,
  healths,
  hostileName,
  longName,
  moneys,
  pool,
  prices,
  rightToLeftName,
  sampleHash,
  shares,
} from './gallerySamples.ts'
import { Specimen } from './Specimen.tsx'

const moments = [0, 8, 200, 9_000, 260_000, 60_000_000].map(
  (seconds) => new Date(Date.now() - seconds * 1_000),
)
const rising = [3, 4, 3.5, 5, 4.8, 6, 7.5, 7, 8.2]

/** Figures, numbers and links. */
export function Numbers() {
  return (
    <>
      <Panel title="Figures">
        <div className="flex flex-wrap gap-x-10 gap-y-4 p-4">
          <Figure label="Price" size="large" note="24 h high $0.0141">
            <Price value={decimal('0.0123456')} />
          </Figure>
          <Figure label="Change, 24 h" size="large">
            <Percent value={decimal('0.042')} signed />
          </Figure>
          <Figure label="Market cap" size="large">
            <Money value={decimal('1234567.89')} style="short" />
          </Figure>
          <Figure label="Unknown" size="large">
            <Amount value={null} />
          </Figure>
          <Gauge
            label="Credit score"
            value={712}
            min={300}
            max={850}
            tiers={[500, 600, 700, 780]}
            note="Tier 3"
          />
          <Gauge label="Credit score" value={null} min={300} max={850} />
        </div>
      </Panel>
      <Panel title="One rule a kind">
        <Kinds />
        <Specimen name="Time">
          {moments.map((at) => (
            <Time key={at.getTime()} at={at} />
          ))}
        </Specimen>
        <Specimen name="Time full, unknown">
          <Time at={new Date(1_700_000_000_000)} style="full" /> <Time at={null} />
        </Specimen>
        <Specimen name="Bar">
          <Bar label="Utilisation" value={0.61} text="61%" mark={0.8} />
          <Bar label="Utilisation" value={0.93} text="93%" mark={0.8} tone="warn" />
          <Bar label="Utilisation" value={null} text="–" />
        </Specimen>
        <Specimen name="Sparkline">
          <Sparkline values={rising} label="Rising" tone="up" />
          <Sparkline values={[...rising].reverse()} label="Falling" tone="down" />
          <Sparkline values={[1, 1, 1]} label="Flat" />
          <Sparkline values={[]} label="No trades" />
        </Specimen>
      </Panel>
      <Names />
    </>
  )
}

/** Every kind of figure by its rule in `lib/format`. */
function Kinds() {
  return (
    <>
      <Specimen name="Amount">
        {amounts.map((value) => (
          <Amount key={value} value={value} unit="TIDE" />
        ))}
      </Specimen>
      <Specimen name="Amount short">
        {amounts.map((value) => (
          <Amount key={value} value={value} unit={longName} style="short" />
        ))}
      </Specimen>
      <Specimen name="Amount exact">
        {amounts.slice(0, 5).map((value) => (
          <Amount key={value} value={value} unit="TIDE" style="exact" />
        ))}
      </Specimen>
      <Specimen name="Money">
        {moneys.map((value) => (
          <Money key={value} value={value} />
        ))}
      </Specimen>
      <Specimen name="Money short">
        {moneys.map((value) => (
          <Money key={value} value={value} style="short" />
        ))}
      </Specimen>
      <Specimen name="Price">
        {prices.map((value) => (
          <Price key={value} value={value} />
        ))}
      </Specimen>
      <Specimen name="Fee">
        {fees.map((value) => (
          <Fee key={value} value={value} unit="ETH" />
        ))}
      </Specimen>
      <Specimen name="Gas price">
        {gasPrices.map((value) => (
          <Significant key={value} value={value} unit="Gwei" />
        ))}
      </Specimen>
      <Specimen name="Percent">
        {shares.map((value) => (
          <Percent key={value} value={value} />
        ))}
      </Specimen>
      <Specimen name="Percent signed">
        {changes.map((value) => (
          <Percent key={value} value={value} signed />
        ))}
      </Specimen>
      <Specimen name="Health">
        {healths.map((value) => (
          <span key={value}>{formatHealth(value)}</span>
        ))}
      </Specimen>
      <Specimen name="Count">
        <Count value={1_234_567} /> <Count value={null} />
      </Specimen>
      <Specimen name="uint256 maximum">
        <span>{maximumWord('value', 'approve(address,uint256)')}</span>
        <span>{maximumWord('deadline', 'permit(address,uint256)')}</span>
      </Specimen>
    </>
  )
}

function Names() {
  return (
    <Panel title="Names">
      <Specimen name="AddressLink">
        <AddressLink address={alice} />
        <AddressLink address={pool} contract name="TideMarket" />
        <AddressLink address={bob} name={longName} />
        <AddressLink address={alice} />
      </Specimen>
      <Specimen name="AddressLink whole">
        <AddressLink address={alice} whole />
      </Specimen>
      <Specimen name="Hash, links">
        <Hash value={sampleHash} />
        <TransactionLink hash={sampleHash} />
        <BlockLink number={1_234_567} />
      </Specimen>
      <Specimen name="Hash whole">
        <Hash value={sampleHash} whole />
      </Specimen>
      <Specimen name="TokenLink">
        <TokenLink address={pool} symbol="TIDE" />
        <TokenLink address={pool} symbol={hostileName} />
        <TokenLink address={pool} symbol={null} />
        <TokenLink address={pool} symbol={rightToLeftName} />
      </Specimen>
      <Specimen name="MarketLink">
        <MarketLink pool={pool} symbol="TIDE" name="Tide Token" />
        <MarketLink pool={pool} symbol={longName} name={longName} />
      </Specimen>
      <Specimen name="SafeImage">
        <SafeImage src={null} name="Tide" />
        <SafeImage src="http://plain.example/a.png" name="Harbour" size={28} />
      </Specimen>
      <Specimen name="RemotePicture">
        <RemotePicture src={null} name="Tide">
          <Identicon address={pool} />
        </RemotePicture>
        <RemotePicture src="https://images.example/a.png" name="Harbour" size={28} />
      </Specimen>
    </Panel>
  )
}
