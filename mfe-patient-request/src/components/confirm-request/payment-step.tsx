import { useState } from 'react';
import { styled } from 'styled-components';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { getErrorMessage } from '@scanharbor/shared-contracts';
import { useAgreeContractMutation, useDeductibleQuery, useInsuranceQuery, useScanCostQuery } from '@scanharbor/shared-contracts/api/scans';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { Button } from '@scanharbor/shared-ui/button';
import { FieldError } from '@scanharbor/shared-ui/field';
import { Card, Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading, media, Text, token } from '@scanharbor/shared-ui/theme';
import { type ConfirmStepProps } from './confirm-answers';
import { confirmTexts as texts } from './confirm-request.texts';
import { StepActions } from './step-actions';

const PaymentOptions = styled.div`
  display: grid;
  gap: ${token.space16};

  ${media.from(568)} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** The deductible as reported by the insurer, or that none was reported (PR-183). Not requested without a stored insurance. */
function DeductibleLine() {
  const { data: insurance } = useInsuranceQuery();
  const { data, isError } = useDeductibleQuery(insurance ? {} : skipToken);
  if (isError || data?.failed) return <FieldError>{texts.deductibleFailed}</FieldError>;
  if (data?.amount === undefined || data.remaining === undefined) return null;
  return <Text>{texts.deductible(formatDollars(data.remaining), formatDollars(data.amount))}</Text>;
}

/** Step 1: the price of each payment method, and the choice; self-pay calculates the contract (PR-172 to PR-174). */
export function PaymentStep({ card, change, onBack, onNext }: ConfirmStepProps) {
  const { zipCode, cptCode, scanTypeId, scanServiceId } = card;
  const { data: cost, isError, isFetching, refetch } = useScanCostQuery({ zipCode, cptCode, scanTypeId, scanServiceId });
  const [contractOf] = useAgreeContractMutation();
  const [problem, setProblem] = useState<string>();
  const { sending, send } = useSingleFlight();

  const useInsurance = () => {
    change({ selfPay: false });
    onNext();
  };
  const selfPay = async () => {
    setProblem(undefined);
    try {
      const { budget } = await contractOf({ requestId: card.requestId, budget: card.budget, selfPay: true, agreed: false }).unwrap();
      change({ selfPay: true, budget });
      onNext();
    } catch (error) {
      setProblem(getErrorMessage(error, texts.saveFailed));
    }
  };

  if (isError) return <LoadError level={4} title={texts.costsFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Stack $gap="space24">
      {cost ? (
        <PaymentOptions>
          <Card as="div">
            <Stack>
              <Heading level={4} size="card">
                {texts.selfPay}
              </Heading>
              <Text>{texts.selfPayPrice(formatDollars(card.fee + card.budget))}</Text>
              <Text $size="note" $color="ink2">
                {texts.market(formatDollars(cost.ceiling))}
              </Text>
              <Button saving={sending} onClick={() => void send(selfPay)}>
                {texts.chooseSelfPay}
              </Button>
            </Stack>
          </Card>
          <Card as="div">
            <Stack>
              <Heading level={4} size="card">
                {texts.insurance}
              </Heading>
              <Text>{texts.insuranceText}</Text>
              <DeductibleLine />
              <Button disabled={sending} onClick={useInsurance}>
                {texts.chooseInsurance}
              </Button>
            </Stack>
          </Card>
        </PaymentOptions>
      ) : (
        <Skeleton lines={4} label={texts.costsLoading} />
      )}
      <StepActions problem={problem} onBack={onBack} />
    </Stack>
  );
}
