const MARK = /[*_`[#>|@]|~~|\\[(\n]|<br|\$\$|&#?\w{1,8};|:\/\/|www\.|^ {0,3}(?:[-+](?:\s|-)|\d{1,9}[.)]\s)/im

/** No false negatives, some false positives. */
export const hasMarkdown = (text: string): boolean => MARK.test(text)
