import type { ReactNode } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Dialog } from "#components/kit/ui/dialog.tsx";

export interface FilterSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly label: string;
  /** The label of the button that shows the list. */
  readonly show: string;
  readonly children: ReactNode;
}

/** The filters on a phone. Its code is loaded by the first press of the button that opens it. */
export const FilterSheet = ({ open, onClose, label, show, children }: FilterSheetProps) => (
  <Dialog open={open} onClose={onClose} label={label} size="sheet">
    {children}
    <div className="sticky -bottom-5 -mx-5 mt-6 -mb-5 border-t border-line bg-surface p-4 low:py-1 lowest:static">
      <Button className="w-full" onClick={onClose}>
        {show}
      </Button>
    </div>
  </Dialog>
);
