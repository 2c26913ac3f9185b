import { useState } from 'react';
import { styled } from 'styled-components';
import { media, Text, token } from '@scanharbor/shared-ui/theme';
import { type ScanService } from '@scanharbor/shared-contracts/domain/scan-service';
import { scanTexts } from '../../../texts';
import { listScanLevels } from './scan-levels';

const Levels = styled.div`
  display: grid;
  gap: ${token.space12};

  ${media.from(568)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: 2px;
  max-height: 16rem;
  margin-top: ${token.space4};
  padding: ${token.space4};
  overflow-y: auto;
  border: 1px solid ${token.divider};
  border-radius: ${token.radiusControl};
  background: ${token.surface};
  list-style: none;
`;

const Entry = styled.button`
  width: 100%;
  min-height: 36px;
  padding: ${token.space4} ${token.space8};
  border: 0;
  border-radius: ${token.radiusControl};
  background: transparent;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${token.canvas};
  }

  &[aria-pressed='true'] {
    background: ${token.brandTint};
    font-weight: ${token.weightStrong};
  }
`;

interface LevelProps {
  title: string;
  entries: { key: string; text: string }[];
  chosen: string | undefined;
  onChoose: (key: string) => void;
}

function Level({ title, entries, chosen, onChoose }: LevelProps) {
  return (
    <div>
      <Text $size="note" $strong>
        {title}
      </Text>
      <List aria-label={title}>
        {entries.map(({ key, text }) => (
          <li key={key}>
            <Entry type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
              {text}
            </Entry>
          </li>
        ))}
      </List>
    </div>
  );
}

const named = (names: string[]) => names.map((name) => ({ key: name, text: name }));

interface ScanBrowserProps {
  scans: readonly ScanService[];
  chosenId: string;
  /** Modality to open at, when no scan is chosen. */
  typeId?: number;
  onChoose: (id: string) => void;
}

/** All scans in three levels: modality, then body part, then description (PR-041). */
export function ScanBrowser({ scans, chosenId, typeId, onChoose }: ScanBrowserProps) {
  const chosen = scans.find(({ id }) => String(id) === chosenId);
  const [type, setType] = useState(chosen?.type ?? scans.find(({ scanTypeId }) => scanTypeId === typeId)?.type);
  const [service, setService] = useState(chosen?.service);
  const [shownFor, setShownFor] = useState(chosenId);
  if (shownFor !== chosenId) {
    // The search found another scan: open its levels.
    setShownFor(chosenId);
    setType(chosen?.type ?? type);
    setService(chosen?.service ?? service);
  }
  const { types, services, descriptions } = listScanLevels(scans, type, service);
  return (
    <Levels>
      <Level
        title={scanTexts.modality}
        entries={named(types)}
        chosen={type}
        onChoose={(next) => {
          setType(next);
          setService(undefined);
        }}
      />
      {type && <Level title={scanTexts.bodyPart} entries={named(services)} chosen={service} onChoose={setService} />}
      {type && service && (
        <Level
          title={scanTexts.description}
          entries={descriptions.map(({ id, description }) => ({ key: String(id), text: description || service }))}
          chosen={chosenId}
          onChoose={onChoose}
        />
      )}
    </Levels>
  );
}
