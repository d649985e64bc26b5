interface KeyHintProps {
  isKept: boolean
  keysAt: string | null
}

export const KeyHint = ({ isKept, keysAt }: KeyHintProps) => (
  <>
    {isKept ? 'A key is stored. Leave this empty to keep it.' : 'It is encrypted on this server and never shown again.'}
    {keysAt && (
      <>
        {' '}
        <a className="link" href={keysAt} target="_blank" rel="noreferrer">
          Get a key
        </a>
      </>
    )}
  </>
)
