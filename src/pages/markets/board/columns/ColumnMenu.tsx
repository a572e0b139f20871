import { buttonClass } from '#ui/form/buttonClass.ts'
import { Menu } from '#ui/form/Menu.tsx'
import { ColumnsLabel } from './ColumnsLabel.tsx'
import { columnIds, columnNames, showUsualColumns, toggleColumn, useShownColumns } from './shownColumns.ts'

/**
 * The menu of the board's columns, each with a tick. The choice is stored in this browser. The menu is open from its
 * first render.
 */
export function ColumnMenu() {
  const shown = useShownColumns()
  return (
    <Menu
      defaultOpen
      title="Some columns hide on small screens."
      trigger={
        <button type="button" className={buttonClass()}>
          <ColumnsLabel />
        </button>
      }
      actions={[
        ...columnIds.map((id) => ({
          id,
          label: columnNames[id],
          checked: shown.includes(id),
          onSelect: () => toggleColumn(id),
        })),
        { id: 'usual', label: 'Reset to default', onSelect: showUsualColumns },
      ]}
    />
  )
}
