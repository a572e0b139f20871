import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { DecodeTool } from './DecodeTool.tsx'
import { EncodeTool } from './EncodeTool.tsx'
import { HashTool } from './HashTool.tsx'
import { SelectorTool } from './SelectorTool.tsx'
import { TimeTool } from './TimeTool.tsx'
import { UnitConverter } from './UnitConverter.tsx'
import { VerifyTool } from './VerifyTool.tsx'

/** Tools for developers. "Block by date" asks the explorer, "Verify a signed message" the node about contracts. */
export function ToolsPage() {
  return (
    <>
      <ExplorerNavigation />
      <PageHead title="Tools" documentTitle="Tools" />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <Panel title="Units">
            <UnitConverter />
          </Panel>
          <Panel title="Encode a call">
            <EncodeTool />
          </Panel>
          <Panel title="Verify a signed message" source="node">
            <VerifyTool />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-4">
          <Panel title="Functions and events">
            <SelectorTool />
          </Panel>
          <Panel title="Decode a call, an error or a log">
            <DecodeTool />
          </Panel>
          <Panel title="Hash and checksum">
            <HashTool />
          </Panel>
          <Panel title="Block by date" source="explorer">
            <TimeTool />
          </Panel>
        </div>
      </div>
    </>
  )
}
