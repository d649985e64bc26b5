import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'

export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const toast = useToast()
  const copy = async () => {
    try {
      await copyText(codes.join('\n'))
      toast({ title: 'Codes copied' })
    } catch {
      toast({ title: 'The browser did not allow it', description: 'Please write them down.', variant: 'destructive' })
    }
  }
  return (
    <div role="status" className="grid gap-4">
      <p>
        Keep these recovery codes where you can find them without this device. Each completes two-step verification
        once. They will not be shown again.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-field bg-sunk p-4 font-mono text-[0.9375rem]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onKept}>
          I have saved them
        </Button>
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
    </div>
  )
}
