import Steps from '.';

/** Steps as the inventory shows them. */
export default function StepsExample() {
  return (
    <Steps>
      <ol>
        <li>
          <p>Register the device.</p>
        </li>
        <li>
          <p>Flash the firmware and switch the board on.</p>
        </li>
      </ol>
    </Steps>
  );
}
