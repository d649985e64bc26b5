interface ProgressBarProps {
  label: string
  value: number
  max: number
}

export const ProgressBar = ({ label, value, max }: ProgressBarProps) => (
  <div className="grid gap-2" role="status">
    <p>{label}</p>
    <progress
      aria-label={label}
      value={value}
      max={Math.max(1, max)}
      className="h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
    />
  </div>
)
