import { PickLeadDialog } from '#features/lead-screens/pick-lead-dialog.tsx'

/** Asks for the lead that a mail belongs to. */
export const LeadPicker = (props: { onPick: (leadId: string) => void; onClose: () => void }) => (
  <PickLeadDialog title="Assign to a lead" except="" {...props} />
)
