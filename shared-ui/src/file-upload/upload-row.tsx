import { type ReactElement } from 'react';
import { Button } from '../button/index';
import { Figures } from '../theme/index';
import { Bar, FileLine, FileName, UploadRow as Row } from './file-upload.styles';
import { fileUploadTexts as texts } from './file-upload.texts';
import { type UploadControl, type UploadJob } from './use-uploads';

/** A chosen file on its way, or one that failed and can be sent again. */
export function UploadRow({ job, control }: { job: UploadJob; control: UploadControl }): ReactElement {
  const { file, state } = job;
  if (state.step === 'sending')
    return (
      <Row as="li">
        <FileLine>
          <span>
            <FileName>{file.name}</FileName> <Figures>{texts.percent(state.percent)}</Figures>
          </span>
          <Bar value={state.percent} max={100} aria-label={texts.uploading(file.name)} />
        </FileLine>
        <Button variant="quiet" aria-label={texts.stopUpload(file.name)} onClick={() => control.drop(job)}>
          {texts.stop}
        </Button>
      </Row>
    );
  return (
    <Row as="li">
      <FileLine>
        <FileName>{file.name}</FileName>
      </FileLine>
      <Button aria-label={texts.retryFile(file.name)} onClick={() => control.retry(job)}>
        {texts.retry}
      </Button>
      <Button variant="quiet" aria-label={texts.removeFile(file.name)} onClick={() => control.drop(job)}>
        {texts.remove}
      </Button>
    </Row>
  );
}
