import { type ReactElement, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/index';

const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid ${token.divider};
  border-radius: ${token.radiusControl};
  background: ${token.surface};
`;

const Frame = styled.iframe`
  display: block;
  margin-inline: auto;
  border: 0;
  background: ${token.canvas};

  &:not([width='100%']) {
    outline: 1px dashed ${token.divider};
  }
`;

const lowestHeight = 56;

interface ExampleFrameProps {
  title: string;
  src: string;
  /** A width in px, or 'full'. */
  viewport: string;
  /** Minimum height in px, for what lies over the page. */
  height?: number | undefined;
}

/** An example in a window of its own, so that its media queries see the chosen width. As high as its content. */
export function ExampleFrame({ title, src, viewport, height = lowestHeight }: ExampleFrameProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const stop = useRef<() => void>(undefined);
  const [contentHeight, setContentHeight] = useState(0);
  useEffect(() => () => stop.current?.(), []);
  const follow = () => {
    stop.current?.();
    const content = frame.current?.contentDocument?.getElementById('root');
    if (!content) return;
    const observer = new ResizeObserver(() => setContentHeight(Math.ceil(content.getBoundingClientRect().height)));
    observer.observe(content);
    stop.current = () => observer.disconnect();
  };
  return (
    <Scroll>
      <Frame
        ref={frame}
        title={title}
        src={src}
        loading="lazy"
        width={viewport === 'full' ? '100%' : viewport}
        height={Math.max(height, contentHeight)}
        onLoad={follow}
      />
    </Scroll>
  );
}
